// Tests the screens of files.
import { testScreens } from '../kit/screens.ts';
import { screens } from './media.ts';

testScreens(screens);
