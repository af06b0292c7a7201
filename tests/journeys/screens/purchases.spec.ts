// Tests the screens of purchases.
import { testScreens } from '../kit/screens.ts';
import { screens } from './purchases.ts';

testScreens(screens);
