import { useEffect, useRef, useState } from 'react';
import { ChatLauncher } from './ChatLauncher';
import { ChatWindow } from './ChatWindow';
import { useHelpTooltip } from './use-help-tooltip';
import { useTalk } from './use-talk';

/** The assistant: closed, or open in its window (public-site specification, section 4, "Chat widget"). */
export function ChatWidget() {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const { talk, isWaiting, begin, send, switchLanguage } = useTalk(isOpen);
  const tooltip = useHelpTooltip(isOpen);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

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
      onOpen={() => {
        begin();
        tooltip.dismiss();
        setOpen(true);
      }}
      onDismiss={tooltip.dismiss}
    />
  );
}
