import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askAssistant, onAssistantAsked } from '../../lib/assistant';
import { loadCode } from '../../lib/load-code';
import { whenIdle } from '../../lib/when-idle';
import { ChatFailure } from './ChatFailure';

const loadWidget = async () => (await loadCode(() => import('./ChatWidget'), { mayReload: false })).ChatWidget;

/**
 * The assistant's place: its code loads when the browser is idle, or at once when it is asked for. Only a visitor who
 * asked sees a failure; without the assistant the page works as well.
 *
 * @param waitsUntilAsked on a page that must be small: it has a button of its own
 */
export function ChatPlace({ waitsUntilAsked = false }: { waitsUntilAsked?: boolean }) {
  const {
    data: Widget,
    isFetching,
    errorUpdateCount: failures,
    refetch: load,
  } = useQuery({
    queryKey: ['assistant-code'],
    queryFn: loadWidget,
    enabled: false,
    retry: false,
    networkMode: 'always',
  });
  /** The number of failures at the moment of the request; null without a request. */
  const [failuresWhenAsked, setFailuresWhenAsked] = useState<number | null>(null);
  const asker = useRef<HTMLElement | null>(null);
  const ask = useEffectEvent(() => {
    asker.current = document.activeElement as HTMLElement | null;
    setFailuresWhenAsked((before) => before ?? failures);
    void load();
  });
  useEffect(() => onAssistantAsked(() => ask()), []);
  useEffect(() => (waitsUntilAsked ? undefined : whenIdle(() => void load())), [load, waitsUntilAsked]);

  const wasAsked = failuresWhenAsked !== null;
  if (Widget) return <Widget startsOpen={wasAsked} />;
  if (!wasAsked || failures === failuresWhenAsked) return null;
  // The pressed button may disappear with the alert: the focus returns to where the assistant was asked for.
  const retry = () => {
    asker.current?.focus();
    askAssistant();
  };
  const close = () => {
    asker.current?.focus();
    setFailuresWhenAsked(null);
  };
  // Each failure is an alert of its own: the same element would not be read out again.
  return <ChatFailure key={failures} isRetrying={isFetching} onRetry={retry} onClose={close} />;
}
