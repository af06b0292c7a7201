// Tests the screens of tests.
import { testScreens } from '../kit/screens.ts';
import { screens } from './tests.ts';

testScreens(screens);
