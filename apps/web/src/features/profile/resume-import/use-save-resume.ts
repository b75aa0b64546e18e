import { formatSkills, parseSkills, readLanguages, toSkills } from '@quint/domain/profile/job-profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  ownJobProfileQuery,
  useSaveExperience,
  useSavePreferences,
} from '#features/profile/job-profile/api.ts';
import { toJobLanguage } from '#features/profile/job-profile/model/languages.ts';
import { toExperience, type Draft } from './model/draft.ts';

/** Saves a draft part by part. A retry does not save a part again, and a failure leaves the draft unchanged. */
export function useSaving(talentId: string) {
  const client = useQueryClient();
  const saveExperience = useSaveExperience(talentId);
  const savePreferences = useSavePreferences(talentId);
  const savedJobs = useRef(new Set<string>());
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready');

  const savePrefs = async ({ skills, languages }: Draft) => {
    if (skills.length + languages.length === 0) return;
    const { job_preferences: before } = await client.fetchQuery({
      ...ownJobProfileQuery(talentId),
      staleTime: 0,
    });
    const present = parseSkills(before?.skills ?? '') ?? [];
    const newSkills = skills
      .flatMap(({ label }) => toSkills(label))
      .filter(({ value }) => !present.some((skill) => skill.value === value));
    const currentLanguages = readLanguages(before?.languages ?? []) ?? [];
    const newLanguages = languages.flatMap(({ code, proficiency }) =>
      proficiency === null || currentLanguages.some((language) => language.code === code)
        ? []
        : [toJobLanguage(code, proficiency)],
    );
    await savePreferences({
      ...(skills.length > 0 && { skills: formatSkills([...present, ...newSkills]) }),
      ...(languages.length > 0 && { languages: [...currentLanguages, ...newLanguages] }),
    });
  };
  const save = async (draft: Draft): Promise<boolean> => {
    setState('saving');
    try {
      for (const job of draft.jobs) {
        if (savedJobs.current.has(job.key)) continue;
        await saveExperience(toExperience(job));
        savedJobs.current.add(job.key);
      }
      await savePrefs(draft);
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  return { state, save };
}
