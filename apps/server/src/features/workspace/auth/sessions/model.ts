/** The browser data in the list of sessions: enough to recognise it, too little to track it. */
export interface DeviceDescription {
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: 'desktop' | 'phone' | 'tablet' | 'other';
}

// The first match counts: Edge and Opera also call themselves Chrome, and all call themselves Safari.
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const DEVICES: readonly (readonly [pattern: RegExp, device: DeviceDescription['device']])[] = [
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\bMobile\b|\biPhone\b|\biPod\b/, 'phone'],
  [/\b(?:Windows|Macintosh|Linux|CrOS|X11)\b/, 'desktop'],
];

/** Longer user agents are fake. */
const USER_AGENT_MAX_CHARACTERS = 1000;

function firstOf<Word>(list: readonly (readonly [RegExp, Word])[], text: string): Word | undefined {
  return list.find(([pattern]) => pattern.test(text))?.[1];
}

/** Browser family, system and kind of device, from the user agent. */
export function describeDevice(userAgent: string | undefined): DeviceDescription {
  const text = (userAgent ?? '').slice(0, USER_AGENT_MAX_CHARACTERS);
  return {
    browser: firstOf(BROWSERS, text) ?? null,
    os: firstOf(SYSTEMS, text) ?? null,
    device: firstOf(DEVICES, text) ?? 'other',
  };
}
