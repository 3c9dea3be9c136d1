import {
  IMPORT_TEXTS,
  type ImportCheck,
  type ImportPlan,
  type ImportPreview,
  type ImportResult,
} from '@festival/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { importCalls } from './importCalls';
import { t } from '../../lib/i18n/t';

/** How far an import is; each step has what the steps before found. */
export interface ImportState {
  file: File | null;
  preview: ImportPreview | null;
  plan: ImportPlan | null;
  check: ImportCheck | null;
  progress: { done: number; total: number } | null;
  result: ImportResult | null;
}

const NOTHING: ImportState = { file: null, preview: null, plan: null, check: null, progress: null, result: null };

const STOPPED = t('The import was stopped. Check the file again to go on.');

const NEW_PLAN = { ticket_type: '', category: 'internal', send_email: false, language: 'id' } as const;

/** The steps of an import: choose, map, check, run. Whatever is changed undoes the steps behind it. */
export function useOrderImport() {
  const [state, setState] = useState(NOTHING);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => () => running.current?.abort(), []);

  const change = (changes: Partial<ImportState>) => setState((before) => ({ ...before, ...changes }));

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failed) {
      await logoutIfAccessDenied(failed);
      setError(serverMessage(failed) ?? (failed instanceof Error ? failed.message : t(IMPORT_TEXTS.failed)));
    } finally {
      setBusy(false);
    }
  };

  const choose = (file: File) =>
    attempt(async () => {
      setState({ ...NOTHING, file });
      const preview = await importCalls.preview(file);
      change({ preview, plan: { ...NEW_PLAN, mapping: preview.mapping } });
    });

  const setPlan = (plan: ImportPlan) => change({ plan, check: null, result: null });

  const checkFile = () =>
    attempt(async () => {
      const { file, plan } = state;
      if (file && plan) change({ result: null, check: await importCalls.check(file, plan) });
    });

  const run = (overQuota: boolean) =>
    attempt(async () => {
      const { file, plan, check: checked } = state;
      if (!file || !plan || !checked) return;
      const controller = new AbortController();
      running.current = controller;
      change({ progress: { done: 0, total: checked.ready } });
      const request = { ...plan, confirm_rows: checked.ready, over_quota: overQuota };
      const onProgress = (progress: ImportState['progress']) => change({ progress });
      try {
        change({
          result: await importCalls.run(file, request, { onProgress, signal: controller.signal }),
          check: null,
        });
      } catch (failed) {
        // The orders made so far stay; a new check tells how many rows are left.
        change({ check: null });
        if (controller.signal.aborted) throw new Error(STOPPED, { cause: failed });
        throw failed;
      } finally {
        running.current = null;
        change({ progress: null });
        await queries.invalidateQueries();
      }
    });

  return { ...state, busy, error, choose, setPlan, checkFile, run, stop: () => running.current?.abort() };
}
