import { TEMPLATE_KEYS, type TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import { TEMPLATE_RANGES, TEMPLATE_REACH } from '@quint/domain/roles/role-templates.ts';
import { useTranslation } from 'react-i18next';
import { RangeStrip } from '#features/roles/roles/components/range-strip.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface TemplateDialogProps {
  readonly onChoose: (template: TemplateKey) => void;
  readonly onClose: () => void;
}

/** The templates with their ranges; a press takes one over into the draft. */
export function TemplateDialog({ onChoose, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('role-ranges');
  const { t: templates } = useTranslation('role-templates');
  return (
    <Dialog open size="lg" title={t('template.title')} onClose={onClose}>
      <p className="pb-3 text-pretty text-second">{t('template.lead')}</p>
      <ul>
        {TEMPLATE_KEYS.map((key) => (
          <li
            key={key}
            className="relative flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3 hover:bg-mute"
          >
            <button
              type="button"
              className="min-w-0 flex-1 basis-48 cursor-pointer text-left after:absolute after:inset-0"
              onClick={() => {
                onChoose(key);
                onClose();
              }}
            >
              <span className="block font-semibold">{templates(`${key}.name`)}</span>
              <span className="block text-xs text-second tabular-nums">
                {t('template.reach', { count: TEMPLATE_REACH[key] })}
              </span>
            </button>
            <span className="w-full sm:w-[300px]">
              <RangeStrip attributes={TEMPLATE_RANGES[key]} />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
