// Tests the screens of companies.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './company.ts';

tellOfScreens(screens);
