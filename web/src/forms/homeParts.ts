// The parts of a company's home page about forms.
import type { HomeParts } from '../kit/pages/home.ts';
import { formHome } from './home/formHome.tsx';

export const homeParts: HomeParts = [formHome];
