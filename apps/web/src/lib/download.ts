import { apiResponse, type ApiRequest } from './api-client.ts';
import { currentLanguage } from './i18n.ts';
import { saveFile } from './save-file.ts';

/** The name that the server gives a file. */
function nameOf(response: Response): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return name === undefined ? 'quint' : decodeURIComponent(name);
}

/** Has the browser save a file of the server under the name it comes with; one that breaks off is not saved. */
export async function download(path: string, request: ApiRequest = {}): Promise<void> {
  const response = await apiResponse(path, request);
  saveFile(nameOf(response), await response.blob());
}

/** Files have the words and the days of the user. */
export function getUserLocale() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { language: currentLanguage(), time_zone: timeZone };
}
