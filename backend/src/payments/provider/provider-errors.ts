/** The provider can't be reached, is slow, or its answer can't be read: the outcome is unknown. */
export class ProviderUnavailable extends Error {
  constructor(
    message: string,
    /** 429 or 5xx: the provider is overloaded or failing. */
    readonly isOverloaded = false,
    /** The provider's status code, or the network's error code. */
    readonly code?: string,
  ) {
    super(message);
    this.name = 'ProviderUnavailable';
  }
}

/** The provider refused the request. `isUsed`: the `order_id` is taken already. */
export class ProviderRefused extends Error {
  constructor(
    message: string,
    readonly isUsed: boolean,
    /** The provider's own status code. */
    readonly code: string,
  ) {
    super(message);
    this.name = 'ProviderRefused';
  }
}

/** The provider wasn't called: nothing is known of it. */
export class NotCalled extends Error {}

/** The process ends, so the provider isn't called any more. */
export class ShuttingDown extends NotCalled {
  constructor() {
    super('The process is shutting down');
    this.name = 'ShuttingDown';
  }
}

/** The turn in the pool didn't come in time. */
export class NoTurn extends NotCalled {
  constructor() {
    super('Too many orders wait to be asked about');
    this.name = 'NoTurn';
  }
}

/** Failures of the provider, or that it can't be called: the call is retried later. Any other error is a bug of ours. */
export function isProviderFailure(error: unknown): error is Error {
  return error instanceof ProviderUnavailable || error instanceof ProviderRefused || error instanceof NotCalled;
}
