import { AI } from './ai.ts';
import { APPEARANCE } from './appearance.ts';
import { DATABASE } from './database.ts';
import { FILES } from './files.ts';
import { LIMITS } from './limits.ts';
import { MAIL } from './mail.ts';
import { OPERATION } from './operation.ts';
import { PAYMENTS } from './payments.ts';
import { SECURITY } from './security.ts';
import { START } from './start.ts';
import type { SettingGroup } from './setting.ts';

/** All settings of an installation by group, in the order of the documentation. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: 'Start', settings: START },
  { title: 'Database', settings: DATABASE },
  { title: 'Mail', settings: MAIL },
  { title: 'Files', settings: FILES },
  { title: 'Payments', settings: PAYMENTS },
  { title: 'AI', settings: AI },
  { title: 'Security', settings: SECURITY },
  { title: 'Limits', settings: LIMITS },
  { title: 'Operation', settings: OPERATION },
  { title: 'Appearance and links', settings: APPEARANCE },
];
