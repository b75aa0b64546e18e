import { NetworkError } from './api-error.ts';
import { i18n } from './i18n.ts';
import { notify } from './notify.ts';
import { reportFault } from './query.ts';
import { checkVersion, isChunkError } from './stale-build.ts';

/** Reports the reason why a part of the page could not be loaded. */
export async function reportMissingPart(error: unknown): Promise<void> {
  const version = isChunkError(error) ? await checkVersion() : 'same';
  if (version === 'unknown') {
    reportFault(new NetworkError(error));
    return;
  }
  const isNewer = version === 'newer';
  notify({
    id: isNewer ? 'newer-version' : 'fault-server',
    type: 'error',
    headline: isNewer ? i18n.t('fault.newer') : i18n.t('fault.failed'),
    text: isNewer ? i18n.t('fault.newerText') : i18n.t('fault.failedText'),
    action: isNewer ? { label: i18n.t('action.reload'), onPress: () => location.reload() } : undefined,
  });
}
