import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle';

/** Where the assistant will be: its code comes when the page is there and the browser idle, and never holds it up. */
export function ChatPlace() {
  const [Widget, setWidget] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { ChatWidget } = await import('./ChatWidget');
      if (!isGone) setWidget(() => ChatWidget);
    };
    // Without its code the page does as well; the next one tries again.
    const callOff = whenIdle(() => void load().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
    };
  }, []);
  return Widget && <Widget />;
}
