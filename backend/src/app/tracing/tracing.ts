import {
  type Attributes,
  type Context,
  type ContextManager,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';

/** Spans under the span of whoever calls. */
export class Tracing {
  constructor(
    private readonly tracer: Tracer,
    private readonly contexts: ContextManager,
  ) {}

  /** Whether the caller is inside a request's trace: scheduled work makes none. */
  get isTraced(): boolean {
    return trace.getSpan(this.contexts.active()) !== undefined;
  }

  /** A span for a request; what `work` begins belongs to it. */
  enter(context: Context, work: () => void): void {
    this.contexts.with(context, work);
  }

  /** What `work` begins belongs to no request. */
  outside(work: () => void): void {
    this.contexts.with(ROOT_CONTEXT, work);
  }

  startRequest(name: string): { context: Context; span: ReturnType<Tracer['startSpan']> } {
    const context = this.contexts.active();
    const span = this.tracer.startSpan(name, { kind: SpanKind.SERVER, root: true }, context);
    return { span, context: trace.setSpan(context, span) };
  }

  /** A span for one piece of work. A failure is marked by its type alone: messages repeat what was sent. */
  async spanned<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
    const context = this.contexts.active();
    const span = this.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
    try {
      return await this.contexts.with(trace.setSpan(context, span), work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  }
}
