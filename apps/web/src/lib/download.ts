import { apiResponse, type ApiRequest } from './api-client.ts';
import { currentLanguage } from './i18n.ts';
import { saveFile } from './save-file.ts';

/** The name of a file in its response. */
function nameOf(response: Response): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return name === undefined ? 'quint' : decodeURIComponent(name);
}

/** Downloads a file of the server under its name; an incomplete one is not saved. */
export async function download(path: string, request: ApiRequest = {}): Promise<void> {
  const response = await apiResponse(path, request);
  saveFile(nameOf(response), await response.blob());
}

/** The language and time zone for files. */
export function getUserLocale() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { language: currentLanguage(), time_zone: timeZone };
}
