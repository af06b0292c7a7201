// Tests the screens of lessons.
import { testScreens } from '../kit/screens.ts';
import { screens } from './lessons.ts';

testScreens(screens);
