import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { FileUrl } from '../../lib/apiTypes';
import { serverMessage } from '../../lib/httpErrors';
import { download, type DownloadProgress } from './download';

export interface Download {
  /** Does nothing while a download runs. */
  start: (url: FileUrl) => void;
  /** Null when none runs. */
  progress: DownloadProgress | null;
}

/** One file at a time; leaving the screen ends it. What failed is said, beginning with `failureText`. */
export function useDownload(failureText: string): Download {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => () => running.current?.abort(), []);

  const fetchFile = async (url: FileUrl) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: 0, total: null });
    try {
      await download(url, { onProgress: setProgress, signal: controller.signal });
    } catch (error) {
      if (controller.signal.aborted) return;
      await logoutIfAccessDenied(error);
      const reason = serverMessage(error) ?? (error instanceof Error ? error.message : '');
      notify(`${failureText}: ${reason}`, { type: 'error' });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  const start = (url: FileUrl) => {
    if (!running.current) void fetchFile(url);
  };
  return { start, progress };
}
