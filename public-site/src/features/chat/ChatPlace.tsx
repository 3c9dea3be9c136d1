import { type ComponentType, useEffect, useState } from 'react';
import { onAssistantAsked } from '../../lib/assistant';
import { whenIdle } from '../../lib/when-idle';
import type { ChatWidgetProps } from './ChatWidget';

/** Where the assistant will be: its code comes when the browser is idle, or at once when somebody asks for it. */
export function ChatPlace() {
  const [Widget, setWidget] = useState<ComponentType<ChatWidgetProps> | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { ChatWidget } = await import('./ChatWidget');
      if (!isGone) setWidget(() => ChatWidget);
    };
    // Without its code the page does as well; the next one tries again.
    const tryLoad = () => void load().catch(() => undefined);
    const callOff = whenIdle(tryLoad);
    const stopListening = onAssistantAsked(() => {
      setWasAsked(true);
      tryLoad();
    });
    return () => {
      isGone = true;
      callOff();
      stopListening();
    };
  }, []);
  return Widget && <Widget startsOpen={wasAsked} />;
}
