// Tests the screens of orders.
import { testScreens } from '../kit/screens.ts';
import { screens } from './orders.ts';

testScreens(screens);
