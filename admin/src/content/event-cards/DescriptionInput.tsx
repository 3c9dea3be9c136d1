import { useMemo } from 'react';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';

/** The server keeps paragraphs, emphasis, lists, quotes and links; what it would drop isn't offered. */
const toolbar = (
  <RichTextInputToolbar>
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <QuoteButtons size="small" />
    <LinkButtons size="small" />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

/** The editor's own label isn't tied to its field. */
const named = (label: string) => ({
  ...DefaultEditorOptions,
  editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
});

interface DescriptionInputProps {
  source: string;
  label: string;
}

export function DescriptionInput({ source, label }: DescriptionInputProps) {
  const editorOptions = useMemo(() => named(label), [label]);
  return (
    <RichTextInput
      source={source}
      label={label}
      toolbar={toolbar}
      editorOptions={editorOptions}
      fullWidth
      sx={{
        '& button[value="code"]': { display: 'none' },
        '& .tiptap': { minHeight: 96, maxHeight: 280, overflowY: 'auto' },
      }}
    />
  );
}
