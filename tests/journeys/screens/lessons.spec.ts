// Tests the screens of lessons.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './lessons.ts';

tellOfScreens(screens);
