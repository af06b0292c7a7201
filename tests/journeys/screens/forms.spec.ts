// Tests the screens of forms.
import { testScreens } from '../kit/screens.ts';
import { screens } from './forms.ts';

testScreens(screens);
