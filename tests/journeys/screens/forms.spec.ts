// Tests the screens of forms.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './forms.ts';

tellOfScreens(screens);
