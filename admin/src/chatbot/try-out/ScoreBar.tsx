import { Box, Typography } from '@mui/material';
import { shownScore } from './shownScore';

interface ScoreBarProps {
  score: number;
  /** From here on an entry answers. */
  answerFrom: number;
}

/** The best entry's score against the threshold; the bar only helps the eye, the words say all. */
export function ScoreBar({ score, answerFrom }: ScoreBarProps) {
  const isEnough = score >= answerFrom;
  return (
    <>
      <Typography component="p" variant="body2">
        <strong>{shownScore(score)}</strong>, {isEnough ? 'enough' : 'not enough'}: an entry answers from{' '}
        {shownScore(answerFrom)} on
      </Typography>
      <Box aria-hidden sx={{ position: 'relative', height: 10, mt: 0.5, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            width: `${Math.min(1, score) * 100}%`,
            height: '100%',
            borderRadius: 1,
            bgcolor: isEnough ? 'success.main' : 'warning.main',
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            top: -3,
            bottom: -3,
            left: `${answerFrom * 100}%`,
            width: 2,
            bgcolor: 'text.primary',
          }}
        />
      </Box>
    </>
  );
}
