// Tests the screens of tests.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './tests.ts';

tellOfScreens(screens);
