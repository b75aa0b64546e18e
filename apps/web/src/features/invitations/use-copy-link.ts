import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/clipboard.ts';
import { notify } from '#lib/notify.ts';
import { linkQuery } from './api.ts';

/** Copies the survey link of an invitation and says so, or that it failed. */
export function useCopyLink(): (invitationId: string) => Promise<void> {
  const { t } = useTranslation('invitations');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  return async (invitationId) => {
    try {
      await copyText(client.fetchQuery(linkQuery(invitationId)).then(({ url }) => url));
      notify({ id: 'link-copied', text: t('share.copied') });
    } catch {
      notify({ id: 'link-copied', type: 'error', text: common('fault.copying') });
    }
  };
}
