// Tests the screens of courses.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './courses.ts';

tellOfScreens(screens);
