// Tests the screens of payments.
import { testScreens } from '../kit/screens.ts';
import { screens } from './payments.ts';

testScreens(screens);
