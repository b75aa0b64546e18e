import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { drawCode } from '#lib/draw-code.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The quiet zone of the code, in modules: cameras need it. */
const RIM = 2;

/** The code as an SVG file, black on white in dark mode too: cameras and printers expect it. */
async function drawFile(url: string): Promise<string> {
  const { side, path } = await drawCode(url);
  const width = side + 2 * RIM;
  const box = `viewBox="${-RIM} ${-RIM} ${width} ${width}" shape-rendering="crispEdges"`;
  const ground = `<rect x="${-RIM}" y="${-RIM}" width="${width}" height="${width}" fill="white"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}<path d="${path}" fill="black"/></svg>`;
}

interface QrCodeProps {
  readonly url: string;
  /** The description of the code for screen readers. */
  readonly label: string;
  readonly fileName: string;
}

/** A link as a QR code, for screens and print. */
export function QrCode({ url, label, fileName }: QrCodeProps) {
  const { t } = useTranslation('invitations');
  const code = useQuery({
    queryKey: ['invitations', 'code', url],
    queryFn: () => drawFile(url),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: svg } = code;
  if (svg === undefined) return <Skeleton className="size-[200px]" />;
  return (
    <div className="flex flex-col items-center gap-3">
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
