// Tests the screens of companies.
import { testScreens } from '../kit/screens.ts';
import { screens } from './company.ts';

testScreens(screens);
