// Tests the screens of people.
import { testScreens } from '../kit/screens.ts';
import { screens } from './people.ts';

testScreens(screens);
