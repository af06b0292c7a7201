// The parts of a company's home page about the company.
import type { HomeParts } from '../kit/pages/home.ts';
import { companyHome } from './home/companyHome.tsx';

export const homeParts: HomeParts = [companyHome];
