// The parts of a company's home page about jobs.
import type { HomeParts } from '../kit/pages/home.ts';
import { jobsHome } from './home/jobsHome.tsx';

export const homeParts: HomeParts = [jobsHome];
