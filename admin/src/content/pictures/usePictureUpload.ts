import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { httpUpload } from '../../lib/httpUpload';
import { fileProblem, uploadFailure } from './pictureFile';

export interface PictureUpload {
  /** Sends one after the other; does nothing while an upload runs. */
  start: (files: readonly File[]) => void;
  cancel: () => void;
  /** The file that is being sent, and the share of it that has been; null when none is. */
  progress: { name: string; share: number } | null;
  /** Of the last ones: why which could not be uploaded. */
  problems: readonly string[];
}

/** Uploads pictures and hands on their addresses, each as soon as it is there; leaving the screen ends it. */
export function usePictureUpload(onUploaded: (address: string) => void): PictureUpload {
  const [progress, setProgress] = useState<PictureUpload['progress']>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const running = useRef<AbortController | null>(null);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, signal: AbortSignal): Promise<string | undefined> => {
    const problem = fileProblem(file);
    if (problem) return problem;
    const show = (share: number) => setProgress({ name: file.name, share });
    show(0);
    try {
      const url = `/api/admin/media?name=${encodeURIComponent(file.name)}` as const;
      onUploaded((await httpUpload(url, file, { signal, onProgress: show })).address);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      await logoutIfAccessDenied(error);
      return uploadFailure(error);
    }
  };

  const sendAll = async (files: readonly File[]) => {
    const controller = new AbortController();
    running.current = controller;
    setProblems([]);
    for (const file of files) {
      const problem = await send(file, controller.signal);
      if (controller.signal.aborted) break;
      if (problem) setProblems((before) => [...before, files.length > 1 ? `${file.name}: ${problem}` : problem]);
    }
    running.current = null;
    setProgress(null);
  };

  const start = (files: readonly File[]) => {
    if (!running.current && files.length > 0) void sendAll(files);
  };
  const cancel = () => running.current?.abort();
  return { start, cancel, progress, problems };
}
