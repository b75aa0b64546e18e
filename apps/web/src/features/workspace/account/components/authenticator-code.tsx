import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/skeleton.tsx';
import { drawCode } from '#lib/draw-code.ts';

/** Cameras need a quiet zone around a QR code. */
const RIM = 4;

/** The otpauth URL as a QR code, for the authenticator app. */
export function AuthenticatorCode({ uri }: { readonly uri: string }) {
  const { t } = useTranslation('profile');
  const code = useQuery({
    queryKey: ['account', 'code', uri],
    queryFn: () => drawCode(uri),
    staleTime: Number.POSITIVE_INFINITY,
    // The URL holds a secret.
    gcTime: 0,
  });
  if (code.data === undefined) return <Skeleton className="size-[200px]" />;
  const { side, path } = code.data;
  const width = side + 2 * RIM;
  return (
    // Dark on light in dark mode too: cameras expect it.
    <svg
      data-theme="light"
      role="img"
      aria-label={t('twoFactor.qr')}
      viewBox={`${-RIM} ${-RIM} ${width} ${width}`}
      shapeRendering="crispEdges"
      className="size-[200px] shrink-0 rounded-md border border-line forced-color-adjust-none"
    >
      <rect x={-RIM} y={-RIM} width={width} height={width} fill="var(--surface)" />
      <path d={path} fill="var(--ink)" />
    </svg>
  );
}
