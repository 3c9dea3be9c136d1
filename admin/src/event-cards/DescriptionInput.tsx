import {
  ClearButtons,
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

export function DescriptionInput() {
  return (
    <RichTextInput
      source="description"
      label="Description"
      toolbar={toolbar}
      fullWidth
      sx={{
        '& button[value="code"]': { display: 'none' },
        '& .tiptap': { minHeight: 96, maxHeight: 280, overflowY: 'auto' },
      }}
    />
  );
}
