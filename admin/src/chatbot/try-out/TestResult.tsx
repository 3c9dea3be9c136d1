import type { ChatTestResult } from '@festival/contracts';
import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ChatText } from '../lists/ChatText';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

interface TestResultProps {
  result: ChatTestResult | undefined;
  message: string | undefined;
  /** Asks one of the suggestions. */
  onTry: (question: string) => void;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 600 }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

function Chips({ words }: { words: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {words.map((word) => (
        <Chip key={word} size="small" label={word} />
      ))}
    </Box>
  );
}

/** The answer, and how it came about. */
export function TestResult({ result, message, onTry }: TestResultProps) {
  if (!result)
    return (
      <DashboardCard title={t('Result')}>
        <EmptyState
          title={t('Nothing asked yet')}
          hint={t('The answer appears here, with the score that it was chosen by.')}
        />
      </DashboardCard>
    );
  const { response, category, suggestions, score, answer_from, matched_question, matched_words, runner_up } = result;
  return (
    <DashboardCard title={t('Result')} hint={message && `“${message}”`}>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('Response')}>
          <ChatText text={response} />
        </Fact>
        <Fact name={t('Category')}>
          <Chip size="small" label={category} color={category === 'fallback' ? 'warning' : 'default'} />
        </Fact>
        <Fact name={t('Score')}>
          <ScoreBar score={score} answerFrom={answer_from} />
        </Fact>
        <Fact name={t('Best entry')}>{matched_question ?? t('None')}</Fact>
        <Fact name={t('Runner-up')}>
          {runner_up ? `${runner_up.question} (${formatScore(runner_up.score)})` : t('None')}
        </Fact>
        <Fact name={t('Matched words')}>{matched_words.length > 0 ? <Chips words={matched_words} /> : t('None')}</Fact>
        <Fact name={t('Suggestions')}>
          {suggestions.length === 0 && t('None')}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {suggestions.map((question) => (
              <Chip
                key={question}
                variant="outlined"
                label={question}
                onClick={() => onTry(question)}
                sx={{ height: 'auto', minHeight: 32, maxWidth: '100%', '& .MuiChip-label': { whiteSpace: 'normal' } }}
              />
            ))}
          </Box>
        </Fact>
      </Box>
    </DashboardCard>
  );
}

interface ScoreBarProps {
  score: number;
  /** From here on an entry answers. */
  answerFrom: number;
}

/** The best entry's score against the threshold; the bar only helps the eye, the words say all. */
function ScoreBar({ score, answerFrom }: ScoreBarProps) {
  const isEnough = score >= answerFrom;
  return (
    <>
      <Typography component="p" variant="body2">
        {rich('%{strong}, %{isEnough}: an entry answers from %{answerFrom} on', {
          strong: <strong>{formatScore(score)}</strong>,
          isEnough: isEnough ? t('enough') : t('not enough'),
          answerFrom: formatScore(answerFrom),
        })}
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

/** `0.734` → `73%`; a score runs from 0 to 1. Cut, not rounded: what misses the threshold must not seem to reach it. */
export function formatScore(score: number): string {
  return `${Math.floor(score * 100 + 1e-9)}%`;
}
