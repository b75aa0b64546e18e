import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

async function drawCode(url: string): Promise<string> {
  const { toString: draw } = await import('qrcode');
  return draw(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}

interface QrCodeProps {
  readonly url: string;
  /** What the code is, for those who do not see it. */
  readonly label: string;
  readonly fileName: string;
}

/** A link as a QR code, to show on a screen or to print. */
export function QrCode({ url, label, fileName }: QrCodeProps) {
  const { t } = useTranslation('invitations');
  const code = useQuery({
    queryKey: ['invitations', 'code', url],
    queryFn: () => drawCode(url),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: svg } = code;
  if (svg === undefined) return <Skeleton className="size-[200px]" />;
  return (
    <div className="flex flex-col items-center gap-3">
      {/* Black on white also in the dark: cameras expect it. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={label}
        width={200}
        height={200}
        className="rounded-md border border-line"
      />
      <Button
        kind="light"
        size="sm"
        onPress={() => saveFile(fileName, new Blob([svg], { type: 'image/svg+xml' }))}
      >
        {t('share.saveCode')}
      </Button>
    </div>
  );
}
