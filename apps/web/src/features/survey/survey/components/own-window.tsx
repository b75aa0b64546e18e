import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { outsideFrame } from '#lib/frame.ts';
import { buttonClass } from '#ui/button-style.ts';
import { Notice } from './notice.tsx';

/** Opens the survey in its own window, when the browser blocks storage in the frame. */
export function OwnWindow() {
  const { t } = useTranslation('shell');
  return (
    <Notice
      icon={<ExternalLink aria-hidden="true" className="size-6" />}
      title={t('survey.ownWindow.title')}
      text={t('survey.ownWindow.text')}
      actions={
        <a
          href={outsideFrame()}
          target="_blank"
          rel="noopener"
          className={buttonClass({ kind: 'primary-lila', size: 'lg' })}
        >
          {t('survey.ownWindow.open')}
        </a>
      }
    />
  );
}
