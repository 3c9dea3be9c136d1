import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onAssistantAsked } from '../../lib/assistant';
import { ChatLauncher } from './ChatLauncher';
import { ChatWindow } from './window/ChatWindow';
import { useHelpTooltip } from './useHelpTooltip';
import { useTalk } from './talk/useTalk';

export interface ChatWidgetProps {
  /** The window was asked for before its code was loaded. */
  startsOpen: boolean;
}

/** The assistant: closed, or open in its window. */
export function ChatWidget({ startsOpen }: ChatWidgetProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [draft, setDraft] = useState('');
  const { talk, isWaiting, begin, send, switchLanguage } = useTalk(isOpen);
  const tooltip = useHelpTooltip(isOpen);
  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef(startsOpen ? document.activeElement : null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusAgain(opener.current, launcher.current);
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = () => {
    opener.current = document.activeElement;
    begin();
    tooltip.dismiss();
    setOpen(true);
  };
  const openAsked = useEffectEvent(open);
  useEffect(() => onAssistantAsked(() => openAsked()), []);

  if (isOpen && talk) {
    return (
      <ChatWindow
        talk={talk}
        isWaiting={isWaiting}
        draft={draft}
        onDraft={setDraft}
        onSend={send}
        onLanguage={switchLanguage}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <ChatLauncher
      buttonRef={launcher}
      isUnread={talk?.unread ?? false}
      hasTooltip={tooltip.isShown}
      onOpen={open}
      onDismiss={tooltip.dismiss}
    />
  );
}

/** The pressed launcher has been replaced by another element. */
function focusAgain(opener: Element | null, launcher: HTMLElement | null): void {
  const before = opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : launcher;
  before?.focus();
}
