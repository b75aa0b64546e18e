import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useGuideTexts } from '../use-guide.ts';

const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;
const FRAME = 'aspect-video w-full rounded-lg border border-line bg-brand-ground';

/**
 * The video of this installation. A hosted file plays at once; an embedded one is loaded only when the reader presses
 * play, because that site then learns about the reader.
 */
export function GuideVideo({ address }: { readonly address: string }) {
  const { t } = useGuideTexts();
  const [isWanted, setIsWanted] = useState(false);
  const url = new URL(address, location.origin);
  const isForeign = url.origin !== location.origin;
  if (isForeign && !isWanted) {
    return (
      <div className={`${FRAME} grid place-items-center p-6 text-center`}>
        <div className="flex max-w-[46ch] flex-col items-center gap-4">
          <Button kind="primary-lila" size="lg" onPress={() => setIsWanted(true)}>
            <CirclePlay aria-hidden="true" className="size-5" />
            {t('video.play')}
          </Button>
          <p className="text-pretty text-on-brand-second">{t('video.foreign', { host: url.host })}</p>
        </div>
      </div>
    );
  }
  if (VIDEO_FILE.test(url.pathname)) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the text below has the same content; captions are in the file
      <video
        controls
        autoPlay={isForeign}
        preload="metadata"
        src={url.href}
        aria-label={t('video.name')}
        className={FRAME}
      />
    );
  }
  return (
    <iframe
      src={url.href}
      title={t('video.name')}
      // Video sites refuse to embed without a referrer; it contains the origin only, not the path.
      referrerPolicy="strict-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className={FRAME}
    />
  );
}
