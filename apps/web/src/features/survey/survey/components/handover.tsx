import type { HandoverAnswer } from '@quint/contract/survey/participation.ts';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { copyText } from '#lib/clipboard.ts';
import { drawCode } from '#lib/draw-code.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** The quiet zone of the QR code, in modules: cameras need it. */
const QUIET = 4;

async function loadCode() {
  const { data } = await api<HandoverAnswer>('/survey/link', {
    method: 'POST',
    byCookie: true,
  });
  return { url: data.url, ...(await drawCode(data.url)) };
}

interface HandoverProps {
  /** This device has unsent answers. */
  readonly hasUnsent: boolean;
}

/** Continues on another device: shows a one-time link as a QR code and to copy, in a native dialog. */
export function Handover({ hasUnsent }: HandoverProps) {
  const { t } = useTranslation('survey');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <PlainButton kind="light" onClick={show}>
        <Smartphone aria-hidden="true" className="size-4" />
        {t('handover.open')}
      </PlainButton>
      <dialog
        ref={dialog}
        aria-labelledby="handover-title"
        onClose={() => setIsOpen(false)}
        className="m-auto w-[min(420px,calc(100vw-32px))] rounded-lg border border-line bg-raised p-6 text-ink shadow-soft backdrop:bg-veil"
      >
        {isOpen && <HandoverParts hasUnsent={hasUnsent} onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

function HandoverParts({ hasUnsent, onClose }: HandoverProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('survey');
  const { data, isError } = useQuery({
    queryKey: ['survey', 'handover'],
    queryFn: loadCode,
    retry: false,
    // Each link works once, so one is created only when this dialog opens.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  const [announcement, setAnnouncement] = useState('');
  const copy = async (url: string) => {
    try {
      await copyText(Promise.resolve(url));
      setAnnouncement(t('handover.copied'));
    } catch {
      setAnnouncement(t('handover.copyFailed'));
    }
  };
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <h2 id="handover-title" className="text-lg font-semibold text-balance">
        {t('handover.title')}
      </h2>
      <p className="text-pretty text-second">{t('handover.text')}</p>
      {hasUnsent && (
        <p className="rounded-md bg-partial-soft px-4 py-3 text-partial-text">{t('handover.unsent')}</p>
      )}
      {data === undefined && !isError && <Spinner />}
      <p role="alert" className="text-danger empty:hidden">
        {isError ? t('handover.failed') : ''}
      </p>
      {data !== undefined && (
        // Black on white in dark mode too: cameras expect it.
        <svg
          role="img"
          aria-label={t('handover.code')}
          viewBox={`${-QUIET} ${-QUIET} ${data.side + 2 * QUIET} ${data.side + 2 * QUIET}`}
          shapeRendering="crispEdges"
          data-theme="light"
          className="size-[220px] rounded-md border border-line bg-surface"
        >
          <path d={data.path} className="fill-ink" />
        </svg>
      )}
      <p className="text-sm text-pretty text-third">{t('handover.note')}</p>
      <output className="text-sm empty:hidden">{announcement}</output>
      <div className="flex flex-wrap justify-center gap-3">
        {data !== undefined && (
          <PlainButton kind="secondary" onClick={() => void copy(data.url)}>
            {t('handover.copy')}
          </PlainButton>
        )}
        <PlainButton kind="primary" onClick={onClose}>
          {t('handover.close')}
        </PlainButton>
      </div>
    </div>
  );
}
