import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/clipboard.ts';
import { failureText } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';

/** Copies a survey link and reports success or failure; the link may still have to be created. */
export function useCopyLink(): (link: Promise<string>) => Promise<void> {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  return async (link) => {
    try {
      await copyText(link);
      notify({ id: 'link-copied', text: t('linkCopied') });
    } catch (error) {
      const text = failureText(error, common('fault.copying'));
      notify({ id: 'link-copied', type: 'error', text });
    }
  };
}
