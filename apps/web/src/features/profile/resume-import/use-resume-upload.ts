import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResumeFound } from '@quint/contract/profile/resume.ts';
import { announce } from '#lib/announce.ts';
import { ApiError } from '#lib/api-error.ts';
import { failureText } from '#lib/failures.ts';
import { parseResume } from './api.ts';

export const STEPS = ['uploading', 'organizing', 'finalizing', 'almostDone'] as const;
export type Step = (typeof STEPS)[number];

export type Reading =
  | { readonly state: 'waiting'; readonly problem?: Problem }
  | { readonly state: 'working'; readonly step: Step }
  | { readonly state: 'failed'; readonly text: string; readonly reason: string | undefined }
  | { readonly state: 'found'; readonly resume: ResumeFound; readonly name: string };

/** The reason why a file is not sent: too large, a text or picture that is not a PDF, or another kind of file. */
export type Problem = 'tooLarge' | 'document' | 'picture' | 'notPdf';

const DOCUMENT = /\.(?:docx?|dotx?|odt|rtf|pages|txt|md|html?|tex|wpd|xps)$/i;
const PICTURE = /\.(?:jpe?g|png|heic|heif|webp|gif|tiff?|bmp)$/i;
const MAX_BYTES = 10 * 1_048_576;
/** The minimum time each step is shown. */
const STEP_MS = 350;
const UPLOAD_MS = 700;

function later(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function problemOf({ name, type, size }: File): Problem | undefined {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return size > MAX_BYTES ? 'tooLarge' : undefined;
  if (DOCUMENT.test(name)) return 'document';
  return PICTURE.test(name) || type.startsWith('image/') ? 'picture' : 'notPdf';
}

/** The progress of one file: selected, parsed by the server step by step, and the result. */
export function useReading(prepare: () => Promise<unknown>) {
  const { t } = useTranslation('resume');
  const [reading, setReading] = useState<Reading>({ state: 'waiting' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const fail = (error: unknown) => {
    const details = error instanceof ApiError ? error.details : {};
    const reason = typeof details.reason === 'string' ? details.reason : undefined;
    setReading({ state: 'failed', text: failureText(error, t('failed.unexpected')), reason });
  };
  const read = async (file: File) => {
    const problem = problemOf(file);
    if (problem !== undefined) return setReading({ state: 'waiting', problem });
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    const show = (step: Step) => {
      if (signal.aborted) return;
      setReading({ state: 'working', step });
      announce(t(`steps.${step}`));
    };
    show('uploading');
    const uploadSteps = later(UPLOAD_MS, signal).then(() => {
      show('organizing');
      return later(STEP_MS, signal);
    });
    try {
      const [resume] = await Promise.all([parseResume(file, signal), uploadSteps]);
      show('finalizing');
      await Promise.all([prepare(), later(STEP_MS, signal)]);
      show('almostDone');
      await later(STEP_MS, signal);
      if (!signal.aborted) setReading({ state: 'found', resume, name: file.name });
    } catch (error) {
      const wasAborted = signal.aborted;
      controller.abort();
      if (!wasAborted) fail(error);
    }
    return undefined;
  };
  return {
    reading,
    read: (file: File) => void read(file),
    stop: () => {
      controllerRef.current?.abort();
      setReading({ state: 'waiting' });
    },
  };
}
