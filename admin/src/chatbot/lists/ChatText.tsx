import { shownText, textLinks } from '@festival/contracts';
import { Link, Typography } from '@mui/material';

/** A message as it was sent, with its lines; its links open in a new tab. */
export function ChatText({ text }: { text: string }) {
  return (
    <Typography component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {textLinks(text).map((part, place) =>
        part.href ? (
          <Link key={place} href={part.href} target="_blank" rel="noopener noreferrer" underline="always">
            {shownText(part)}
          </Link>
        ) : (
          part.source
        ),
      )}
    </Typography>
  );
}
