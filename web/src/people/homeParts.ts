// The parts of a company's home page about people.
import type { HomeParts } from '../kit/pages/home.ts';
import { inviteHome } from './home/inviteHome.tsx';
import { peopleHome } from './home/peopleHome.tsx';

export const homeParts: HomeParts = [peopleHome, inviteHome];
