// The parts of a company's home page about courses.
import type { HomeParts } from '../kit/pages/home.ts';
import { courseHome } from './home/courseHome.tsx';

export const homeParts: HomeParts = [courseHome];
