import type { ComponentType } from 'react';
import type { GuideStep } from '../model/steps.ts';
import { FitPicture } from './pictures/fit-picture.tsx';
import { FollowPicture } from './pictures/follow-picture.tsx';
import { InvitePicture } from './pictures/invite-picture.tsx';
import { ResultPicture } from './pictures/result-picture.tsx';
import { RolePicture } from './pictures/role-picture.tsx';
import { SurveyPicture } from './pictures/survey-picture.tsx';
import { TalkPicture } from './pictures/talk-picture.tsx';

/** The illustration of each step. */
export const GUIDE_PICTURES: Readonly<Record<GuideStep, ComponentType>> = {
  role: RolePicture,
  invite: InvitePicture,
  survey: SurveyPicture,
  follow: FollowPicture,
  result: ResultPicture,
  fit: FitPicture,
  talk: TalkPicture,
};
