import { Button, LinearProgress } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Confirm, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';

/** What came of a call for each of several records. */
export interface BulkResult {
  done: number;
  refused: number;
  /** Why the first was refused; null when none was. */
  reason: string | null;
}

/** One after the other: a refusal of one stops none of the others. */
export async function callEach(
  ids: readonly number[],
  call: (id: number) => Promise<unknown>,
  onProgress: (done: number) => void = () => undefined,
): Promise<BulkResult> {
  const result: BulkResult = { done: 0, refused: 0, reason: null };
  for (const [index, id] of ids.entries()) {
    try {
      await call(id);
      result.done += 1;
    } catch (error) {
      result.refused += 1;
      result.reason ??= serverMessage(error) ?? (error instanceof Error ? error.message : null);
    }
    onProgress(index + 1);
  }
  return result;
}

interface BulkActionProps {
  label: string;
  icon: ReactNode;
  question: string;
  /** The consequence. */
  content: string;
  call: (id: number) => Promise<unknown>;
}

/** Does something with each of the chosen rows once it was confirmed, and says how many were done and refused. */
export function BulkAction({ label, icon, question, content, call }: BulkActionProps) {
  const t = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asks, setAsks] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const count = selectedIds.length;

  const run = async () => {
    setProgress(0);
    const { done, refused, reason } = await callEach(selectedIds as number[], call, setProgress);
    setProgress(null);
    setAsks(false);
    onUnselectItems();
    refresh();
    if (refused === 0) notify(t('%{done} done.', { done }), { type: 'success' });
    else
      notify(t('%{done} done, %{refused} refused: %{reason}', { done, refused, reason: reason ?? '' }), {
        type: 'warning',
        autoHideDuration: 10_000,
        multiLine: true,
      });
  };

  return (
    <>
      <Button size="small" startIcon={icon} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={asks}
        loading={progress !== null}
        title={question}
        content={
          <>
            {content}
            {progress !== null && (
              <LinearProgress
                variant="determinate"
                value={(100 * progress) / count}
                aria-label={t('%{done} of %{count}', { done: progress, count })}
                sx={{ mt: 2 }}
              />
            )}
          </>
        }
        confirm={t('%{label} (%{count})', { label, count })}
        onConfirm={() => void run()}
        onClose={() => progress === null && setAsks(false)}
      />
    </>
  );
}
