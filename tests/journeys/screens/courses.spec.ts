// Tests the screens of courses.
import { testScreens } from '../kit/screens.ts';
import { screens } from './courses.ts';

testScreens(screens);
